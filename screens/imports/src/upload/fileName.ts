import { IMPORT_NAME_MAX } from '@airshed/console-kit/define'

/** The name of a file as the server takes it: of one that is too long, the beginning and the ending. */
export function fileName(name: string): string {
  if (name.length <= IMPORT_NAME_MAX) return name
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? ''
  return `${name.slice(0, IMPORT_NAME_MAX - ending.length - 1)}…${ending}`
}
