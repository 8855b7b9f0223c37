/**
 * Whether a person has just clicked, tapped or typed, in the page or in one of its frames: a plugin
 * leads nobody to another page by itself. Browsers that cannot tell are taken at the plugin's word.
 */
export function isAskedFor(): boolean {
  return navigator.userActivation?.isActive ?? true
}
