/**
 * Whether the user has just clicked, tapped or typed in the frame of a plugin: a plugin cannot
 * navigate without the user. In browsers that do not report the click, only the focus is checked.
 *
 * @param frame has the focus while the user interacts with it
 */
export function isAskedFor(frame: HTMLIFrameElement): boolean {
  return (navigator.userActivation?.isActive ?? true) && document.activeElement === frame
}
