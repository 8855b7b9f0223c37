/** The marks that identify a module by its source: all marks of one of the lists. */
interface Source {
  module: string
  marks: readonly (readonly RegExp[])[]
}

/**
 * Marks that survive tree shaking and minification: names of members and texts. A library that
 * reads the internals of React, or checks whether a value is an element, has none.
 */
const SOURCES: readonly Source[] = [
  {
    module: 'react',
    marks: [
      // The state shared by hooks and renderers.
      [/\bH:\s*null,\s*A:\s*null,\s*T:\s*null,\s*S:\s*null\b/],
      [/__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED\s*=[^=]/],
      [/\.isReactComponent\s*=\s*\{\s*\}/],
    ],
  },
  {
    module: 'react/jsx-runtime',
    marks: [[/react\.(?:transitional\.)?element/, /\$\$typeof:\s*[^,{}]{1,60},\s*type\b/]],
  },
  {
    module: 'react-dom',
    marks: [
      [/\bfindDOMNode:\s*null\b/],
      [/react\.portal/, /\$\$typeof:\s*[^,{}]{1,60},\s*key:[^{}]{1,120}\bchildren\b/],
    ],
  },
  { module: 'react-dom/client', marks: [[/__reactContainer\$/, /__reactFiber\$/]] },
  { module: '@airshed/kit', marks: [[/useAirshed: expected an AirshedProvider above/]] },
  { module: '@airshed/kit/forms', marks: [[/A form field was drawn outside of a SchemaForm/]] },
]

/** Shared modules that a bundle contains its own copy of. */
export const ownCopies = (code: string): string[] =>
  SOURCES.filter(({ marks }) =>
    marks.some((together) => together.every((mark) => mark.test(code))),
  ).map(({ module }) => module)
