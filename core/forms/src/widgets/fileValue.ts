/** A file as text: `data:{type};name={name};base64,{bytes}`, the name percent-encoded. */
export interface FileValue {
  name: string
  type: string
  bytes: number
}

const DATA_URL = /^data:([^;,]*)((?:;[^,]*)?),(.*)$/s

/** The contents of a data URL; null when the text is not one. */
export function describeFile(url: unknown): FileValue | null {
  const [, type, parameters = '', data = ''] =
    typeof url === 'string' ? (DATA_URL.exec(url) ?? []) : []
  if (type === undefined || !parameters.endsWith(';base64')) return null
  const name = /;name=([^;]*)/.exec(parameters)?.[1] ?? ''
  const padding = /=*$/.exec(data)?.[0].length ?? 0
  return { name: decoded(name), type, bytes: (data.length / 4) * 3 - padding }
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** A file as a data URL that keeps its name. @throws if the browser cannot read the file */
export function fileDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('error', () => reject(reader.error ?? new Error(file.name)))
    reader.addEventListener('load', () => {
      const url = String(reader.result)
      const name = encodeURIComponent(file.name)
      resolve(url.replace(/^data:([^;,]*)/, (_start, type: string) => `data:${type};name=${name}`))
    })
    reader.readAsDataURL(file)
  })
}

/** Whether a file matches an `accept` list; an empty list accepts every file. */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: string): boolean {
  const kinds = accept.split(',').map((kind) => kind.trim().toLowerCase())
  if (kinds.every((kind) => kind === '')) return true
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind)
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind
  })
}
