import type { Plugin } from 'vite'

/** Icons that no page draws at 20 px or more: those of menus, fields, sorting and keys. */
const SMALL =
  /@blueprintjs\/icons\/lib\/esm\/generated\/components\/(arrow-(down|left|right|up)|caret-(down|right|up)|chevron-(left|right)|cross|double-caret-vertical|key-(command|control|delete|enter|option|shift)|menu(-open)?|minus|moon|more|search|small-(cross|tick))\.js$/

const LARGE_OUTLINES = /const PATHS_20 = \[.*\];/
const IS_LARGE = /const isLarge = .*;/

/**
 * Leaves out the outlines for 20 px of icons that are only drawn smaller, which are half of their code. Should one be
 * drawn larger all the same, its outlines for 16 px are scaled.
 *
 * @throws {Error} if an icon does not look as expected: Blueprint was changed
 */
export function withoutLargeIcons(): Plugin {
  return {
    name: 'airshed:without-large-icons',
    apply: 'build',
    transform: {
      filter: { id: SMALL },
      handler: (code, id) => ({ code: withoutLargeOutlines(code, id), map: null }),
    },
  }
}

/** The module of an icon with only its outlines for 16 px. */
export function withoutLargeOutlines(code: string, id: string): string {
  if (!LARGE_OUTLINES.test(code) || !IS_LARGE.test(code) || !code.includes('ref: ref, ...props')) {
    throw new Error(
      `At ${id}: expected an icon with outlines for 16 and 20 px, got another module. Compare app/build/withoutLargeIcons.ts with the new version of Blueprint`,
    )
  }
  return code
    .replace(LARGE_OUTLINES, '')
    .replace(IS_LARGE, '')
    .replace('isLarge ? PATHS_20 : PATHS_16', 'PATHS_16')
    .replace('ref: ref, ...props', 'ref: ref, svgProps: { viewBox: "0 0 16 16" }, ...props')
}
