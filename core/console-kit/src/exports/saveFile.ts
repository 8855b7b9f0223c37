/** Maximum length of the part of a file name that comes from its contents. */
const STEM_MAX = 60

/**
 * Name of a file from names that users chose: without characters that file systems refuse.
 *
 * @param ending without the dot
 */
export function fileName(name: string, ending: string): string {
  const stem = [...name.normalize('NFC')]
    .map((letter) => (/[\p{L}\p{N} ._()-]/u.test(letter) ? letter : '-'))
    .slice(0, STEM_MAX)
    .join('')
    .replace(/^[. -]+|[. -]+$/g, '')
  return `${stem === '' ? 'airshed' : stem}.${ending}`
}

/** Hands the browser bytes to save as a file. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken the blob over when the next task runs.
  setTimeout(() => URL.revokeObjectURL(url))
}
