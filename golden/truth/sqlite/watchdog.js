import { workerData } from 'node:worker_threads'

const { current, limit } = workerData

// A statement that runs cannot be interrupted, nor a thread that runs one: the process ends itself.
for (;;) {
  const request = Atomics.load(current, 0)
  const waited = Atomics.wait(current, 0, request, request === 0 ? Infinity : limit)
  if (request !== 0 && waited === 'timed-out') process.kill(process.pid, 'SIGKILL')
}
