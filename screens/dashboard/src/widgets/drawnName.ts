import type { Widget } from '@airshed/console-kit'

/**
 * The title of a widget's card: the name in its settings, or one derived from its contents. A widget that
 * is not mounted has its plugin's title.
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
