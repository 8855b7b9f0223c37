import { saveCardPicture } from '@airshed/console-kit'

/** Saves a card as its menu does, and returns the file instead of handing it to the browser. */
export async function savedCard(cardId: string): Promise<Blob> {
  const files: Promise<Blob>[] = []
  const { click } = HTMLAnchorElement.prototype
  HTMLAnchorElement.prototype.click = function keep() {
    files.push(fetch(this.href).then((answer) => answer.blob()))
  }
  await saveCardPicture(cardId, cardId).finally(() => {
    HTMLAnchorElement.prototype.click = click
  })
  const [file] = files
  if (file === undefined) throw new Error(`savedCard: expected a file of ${cardId}, got none`)
  return file
}
