/**
 * Whether a person has just clicked, tapped or typed in the frame of a plugin: it leads nobody to
 * another page by itself. Browsers that cannot tell of the click are asked for the focus alone.
 *
 * @param frame has the focus while somebody uses what it shows
 */
export function isAskedFor(frame: HTMLIFrameElement): boolean {
  return (navigator.userActivation?.isActive ?? true) && document.activeElement === frame
}
