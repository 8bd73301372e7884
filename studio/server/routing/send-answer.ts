import type { FastifyReply } from 'fastify'
import type { Answer } from './route.ts'

/** Sends an answer; headers that are set already stay where it says nothing of them. */
export function sendAnswer(reply: FastifyReply, answer: Answer): FastifyReply {
  const { headers = {}, body, events, dbMs, json = textOf(body) } = answer
  const bytes = answer.bytes ?? events?.read()
  const isEmpty = json === undefined && bytes === undefined
  reply.code(answer.status ?? (isEmpty ? 204 : 200)).headers(headers)
  if (dbMs !== undefined) reply.header('server-timing', timing(dbMs, reply.elapsedTime))
  if (bytes !== undefined) return reply.send(bytes)
  if (json === undefined) return reply.send()
  return reply.type('application/json; charset=utf-8').send(json)
}

function textOf(body: unknown): string | undefined {
  return body === undefined ? undefined : JSON.stringify(body)
}

function timing(dbMs: number, totalMs: number): string {
  return `db;dur=${dbMs.toFixed(1)}, total;dur=${totalMs.toFixed(1)}`
}
