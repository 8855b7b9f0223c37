let answer: boolean | null = null

/** true where this browser can draw maps; asked once, the context is given back at once. */
export function hasWebGl(): boolean {
  if (answer === null) {
    const gl = document.createElement('canvas').getContext('webgl2')
    gl?.getExtension('WEBGL_lose_context')?.loseContext()
    answer = gl !== null
  }
  return answer
}
