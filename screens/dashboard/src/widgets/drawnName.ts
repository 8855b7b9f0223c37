import type { Widget } from '@airshed/console-kit'

/**
 * What the card of a widget is called: by the name in its settings or by what it shows. A widget that is
 * not drawn is called by its plugin.
 *
 * @param drawn the widgets that are mounted on the page
 */
export function drawnName(
  { id }: Pick<Widget, 'id'>,
  drawn: readonly { id: string; name: string }[],
  otherwise: string,
): string {
  return drawn.find((one) => one.id === id)?.name ?? otherwise
}
