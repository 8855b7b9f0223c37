/** Vite builds the worker into a file of its own and hands over its address. */
declare module '*?worker&url' {
  const url: string
  export default url
}
