import { type Accessor, createEffect, createSignal, on } from 'solid-js'
import type { CollectionStats } from '../../../../api/documents/collections.ts'
import type { SampledSchema } from '../../../../api/documents/samples.ts'
import { createFetched } from '../../fetched.ts'
import type { DocumentStudio } from '../document-studio.ts'
import { readEjson } from '../ejson/read-ejson.ts'
import { toldDocument } from '../ejson/told-ejson.ts'
import { ejsonText } from '../ejson/write-ejson.ts'
import { type CollectionAddress, collectionApiPath } from '../place/collection-address.ts'
import { proposeValidator } from './propose-validator.ts'

/** What documents must be, as a person writes it. */
export interface Rules {
  readonly validator: string
  readonly validationLevel: string
  readonly validationAction: string
}

export interface ValidationState {
  /** Undefined as long as they are not read. */
  readonly rules: Accessor<Rules | undefined>
  readonly change: (part: Partial<Rules>) => void
  /** Why the validator cannot be read. */
  readonly fault: Accessor<string | undefined>
  readonly failure: Accessor<unknown>
  readonly isBusy: Accessor<boolean>
  readonly reload: () => void
  /** Writes a rule that all documents of a sample fit. */
  readonly propose: () => Promise<void>
  /** The validator that is tried, as canonical Extended JSON. */
  readonly tried: Accessor<string | undefined>
  readonly attempt: () => void
  readonly save: () => Promise<void>
}

export function createValidationState(
  studio: DocumentStudio,
  address: Accessor<CollectionAddress>,
): ValidationState {
  const [rules, setRules] = createSignal<Rules>()
  const [failure, setFailure] = createSignal<unknown>()
  const [tried, setTried] = createSignal<string>()
  const [isBusy, setBusy] = createSignal(false)
  const told = createFetched(
    () => studio.ready() && address(),
    (wanted, signal) =>
      studio.api.get<CollectionStats>(collectionApiPath(wanted, '/stats'), { signal }),
  )
  createEffect(on(told.data, (stats) => stats && setRules(rulesOf(stats)), { defer: true }))
  const change = (part: Partial<Rules>) => {
    const before = rules()
    if (before !== undefined) setRules({ ...before, ...part })
  }
  const read = () => toldDocument(rules()?.validator.trim() || '{}')
  const canonical = () => {
    const found = read()
    return 'message' in found ? undefined : ejsonText(found.value, { style: 'canonical' })
  }
  const busily = async (work: () => Promise<void>) => {
    setFailure(undefined)
    setBusy(true)
    try {
      await work()
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return {
    ...{ rules, change, isBusy, tried, reload: told.refetch },
    failure: () => told.failure() ?? failure(),
    fault() {
      const found = read()
      return 'message' in found ? found.message : undefined
    },
    attempt: () => void setTried(canonical()),
    propose: () =>
      busily(async () => {
        const path = collectionApiPath(address(), '/schema-sample')
        const { fields } = await studio.api.read<SampledSchema>(path, { body: {} })
        change({ validator: proposeValidator(fields) })
      }),
    save: () =>
      busily(async () => {
        const { validationLevel, validationAction } = rules() ?? {}
        const body = { validator: canonical(), validationLevel, validationAction }
        await studio.api.send('PATCH', collectionApiPath(address()), { body })
        studio.noteWrite()
        told.refetch()
        studio.toasts.show({ tone: 'ok', text: 'Saved the validation' })
      }),
  }
}

function rulesOf({ validator, validationLevel, validationAction }: CollectionStats): Rules {
  const value = validator === null ? undefined : readEjson(JSON.stringify(validator))
  const isEmpty = value?.kind !== 'object' || value.members.length === 0
  return {
    validator: isEmpty ? '' : ejsonText(value, { style: 'shell', isTall: true }),
    validationLevel: validationLevel ?? 'strict',
    validationAction: validationAction ?? 'error',
  }
}
