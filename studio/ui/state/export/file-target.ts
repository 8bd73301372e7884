/** Where the bytes of a file go while they arrive. */
export interface FileTarget {
  /** Throws where it holds no more. */
  readonly write: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>
  readonly finish: () => Promise<void>
  /** Leaves no file behind. */
  readonly abort: () => Promise<void>
}

type SavePicker = (options: { readonly suggestedName: string }) => Promise<FileSystemFileHandle>

/** Browsers without a file picker hold a download in memory. */
const MOST_IN_MEMORY = 512 * 1024 * 1024

/** Asks where the file is to be; undefined where the person thinks better of it. */
export async function openFileTarget(name: string): Promise<FileTarget | undefined> {
  const pick = savePicker()
  if (pick === undefined) return memoryTarget(name)
  try {
    const handle = await pick({ suggestedName: name })
    return diskTarget(await handle.createWritable())
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined
    throw error
  }
}

/** Whether files are written to the disk while they arrive. */
export function writesToDisk(): boolean {
  return savePicker() !== undefined
}

function savePicker(): SavePicker | undefined {
  const picker: unknown = Reflect.get(globalThis, 'showSaveFilePicker')
  return isPicker(picker) ? (options) => picker.call(globalThis, options) : undefined
}

function isPicker(value: unknown): value is SavePicker {
  return typeof value === 'function'
}

function diskTarget(file: FileSystemWritableFileStream): FileTarget {
  return {
    write: (bytes) => file.write(bytes),
    finish: () => file.close(),
    abort: () => file.abort(),
  }
}

function memoryTarget(name: string): FileTarget {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  return {
    async write(bytes) {
      size += bytes.length
      if (size > MOST_IN_MEMORY) throw new Error(TOO_LARGE)
      parts.push(bytes)
    },
    async finish() {
      download(new Blob(parts), name)
    },
    async abort() {
      parts.length = 0
    },
  }
}

const TOO_LARGE =
  'The file is larger than the 512 MB that this browser holds. Filter the rows, or use a browser that writes files to the disk, such as Chrome or Edge.'

/** Saves bytes that are in memory. */
function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
