/** Bytes in kB (1000 bytes) with one decimal: 1234 → "1.2". */
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)

/** Human-readable size: "512 B", "12.3 kB", "1.24 MB". */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 1_000_000 ? `${kilobytes(bytes)} kB` : `${(bytes / 1_000_000).toFixed(2)} MB`
}
