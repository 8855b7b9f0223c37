/** A function of a plugin that exists only in its module: it is never called on the shell. */
export const inItsModule = (name: string) => (): never => {
  throw new Error(
    `${name}: expected the plugin's own module, got what the page knows of it before it is loaded. ` +
      'Draw it by WidgetHost, DeviceFormHost or its route',
  )
}
