/**
 * Whether a person has just clicked, tapped or typed, in the page or in one of its frames. Browsers
 * that cannot tell are taken at the plugin's word.
 */
export function isInUse(): boolean {
  return navigator.userActivation?.isActive ?? true
}

/**
 * Whether they did so in the frame of a plugin: it leads nobody to another page by itself.
 *
 * @param frame has the focus while somebody uses what it shows
 */
export function isAskedFor(frame: HTMLIFrameElement): boolean {
  return isInUse() && document.activeElement === frame
}
