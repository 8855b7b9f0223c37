/**
 * The address of a page for a sandboxed frame, which opens its connection like the frames of plugins.
 *
 * @param onMessage JavaScript that receives the page's message as `m`, and may reply with `say`
 * @param onLoad JavaScript that runs once it has announced itself
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
