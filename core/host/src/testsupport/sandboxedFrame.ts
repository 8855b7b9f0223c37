/**
 * The address of a page for a sandboxed frame, which opens its line as plugins' frames do.
 *
 * @param onMessage JavaScript that has the page's message as `m`, and may `say` something
 * @param onLoad JavaScript that runs once it said that it is there
 */
export function framePage(onMessage: string, onLoad = ''): string {
  const script = `
    parent.postMessage('airshed:frame-ready', '*')
    addEventListener('message', ({ data, ports: [port] }) => {
      if (data !== 'airshed:frame-open') return
      const say = (message) => port.postMessage(message)
      port.onmessage = ({ data: m }) => { ${onMessage} }
    })
    ${onLoad}`
  return `data:text/html,${encodeURIComponent(`<!doctype html><body><script>${script}</script>`)}`
}
