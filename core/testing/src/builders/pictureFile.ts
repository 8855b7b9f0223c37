interface PictureFileParts {
  name?: string
  type?: 'image/png' | 'image/jpeg'
  width?: number
  height?: number
}

/** A picture file to choose: its left half is red, its right half blue. */
export async function pictureFile(parts: PictureFileParts = {}): Promise<File> {
  const { name = 'portrait.png', type = 'image/png', width = 300, height = 200 } = parts
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('Expected a browser that draws')
  context.fillStyle = '#c0392b'
  context.fillRect(0, 0, width / 2, height)
  context.fillStyle = '#2456a6'
  context.fillRect(width / 2, 0, width / 2, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type))
  if (blob === null) throw new Error('Expected a browser that packs pictures')
  return new File([blob], name, { type })
}

/** Passes a file to the only file input of a page, as if the user chose it. */
export function handFile(file: File, within: ParentNode = document): void {
  const input = within.querySelector<HTMLInputElement>('input[type="file"]')
  if (input === null) throw new Error('Expected a field for a file')
  const files = new DataTransfer()
  files.items.add(file)
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
