/** Vite builds the worker into a file of its own and exports its URL. */
declare module '*?worker&url' {
  const url: string
  export default url
}
