import type { AnyPlugin } from '@airshed/contract'
import type { FramePlugin } from '../bridge/hostMessages.ts'

function loaded(link: HTMLLinkElement, what: string): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () =>
      reject(new Error(`${what}: expected the file that was installed, got another or none`)),
    )
    document.head.append(link)
  })
}

function link(rel: string, href: string, integrity: string | undefined): HTMLLinkElement {
  const element = document.createElement('link')
  element.rel = rel
  element.href = href
  element.crossOrigin = 'anonymous'
  if (integrity !== undefined) element.integrity = integrity
  return element
}

/**
 * Loads the module and the style sheet of an installed plugin. Both must have the digest that was
 * recorded when it was installed; the module that is imported is the one that was checked.
 *
 * @throws {Error} if a file is missing or has another digest, or if the module itself throws
 */
export async function loadPluginFiles(plugin: FramePlugin): Promise<AnyPlugin> {
  const { moduleUrl, styleUrl, integrity } = plugin
  await Promise.all([
    loaded(link('modulepreload', moduleUrl, integrity[moduleUrl]), moduleUrl),
    styleUrl === null
      ? undefined
      : loaded(link('stylesheet', styleUrl, integrity[styleUrl]), styleUrl),
  ])
  const module = (await import(/* @vite-ignore */ moduleUrl)) as { default: AnyPlugin }
  return module.default
}
