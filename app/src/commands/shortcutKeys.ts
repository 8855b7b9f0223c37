import { useAirshed, type Command, type CommandPlace } from '@airshed/kit/provider'
import { comboMatches, getKeyCombo, parseKeyCombo } from '@blueprintjs/core'
import { useEffect } from 'react'

/** Input types that take no text. */
const UNTYPED = new Set([
  'button',
  'checkbox',
  'radio',
  'submit',
  'reset',
  'image',
  'file',
  'color',
])

function isField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !UNTYPED.has(target.type)
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true
  return target instanceof HTMLElement && target.isContentEditable
}

/** Elements that cover the page and take the keys: dialogs, menus, and other popovers except tooltips. */
const OVER_PAGE = '[role="dialog"], [role="alertdialog"], .bp6-popover:not(.bp6-tooltip)'

/** The elements that receive a key before the page does: a field, an open dialog, or both. */
export function placesOfKey(target: EventTarget | null, page: ParentNode): CommandPlace[] {
  const isDialogOpen = page.querySelector(OVER_PAGE) !== null
  return [isField(target) ? 'fields' : [], isDialogOpen ? 'dialogs' : []].flat() as CommandPlace[]
}

/** A character such as `?`, whatever keys produce it. */
const isSameSign = (event: KeyboardEvent, keys: string): boolean =>
  event.key === keys && !(event.ctrlKey || event.metaKey || event.altKey)

/** The command bound to a key in those places; the last contributed one wins. */
export function commandForKey(
  event: KeyboardEvent,
  commands: readonly Command[],
  places: readonly CommandPlace[],
): Command | null {
  const pressed = getKeyCombo(event)
  const match = commands.findLast(
    ({ keys, worksIn = [] }) =>
      keys !== undefined &&
      (comboMatches(parseKeyCombo(keys), pressed) || isSameSign(event, keys)) &&
      places.every((place) => worksIn.includes(place)),
  )
  return match ?? null
}

/** Runs commands by their keys while the shell is mounted. */
export function useShortcutKeys(): void {
  const { commands: registry } = useAirshed()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return
      const places = placesOfKey(event.target, document)
      const command = commandForKey(event, registry.getCommands(), places)
      if (command === null) return
      event.preventDefault()
      registry.run(command.id)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [registry])
}
