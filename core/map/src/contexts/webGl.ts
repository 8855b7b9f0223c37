let answer: boolean | null = null

/** true if this browser can draw maps; checked once, and the context is released at once. */
export function hasWebGl(): boolean {
  if (answer === null) {
    const gl = document.createElement('canvas').getContext('webgl2')
    gl?.getExtension('WEBGL_lose_context')?.loseContext()
    answer = gl !== null
  }
  return answer
}
