/** What tells a shared module by its own source, however it was bundled: texts that a minifier keeps. */
const MARKS: readonly { module: string; marks: readonly RegExp[] }[] = [
  {
    module: 'react',
    marks: [
      /react\.(?:transitional\.)?element/,
      // Put in, not read: react-dom reads it of the react that is given to it.
      /__(?:CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE|SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED)['"`]?\]?\s*[=:][^=]/,
    ],
  },
  {
    module: 'react/jsx-runtime',
    marks: [/react\.(?:transitional\.)?element/, /\.(?:jsxs|jsxDEV)\s*=[^=]/],
  },
  {
    module: 'react-dom',
    marks: [/__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE['"`]?\]?\s*[=:][^=]/],
  },
  { module: 'react-dom/client', marks: [/__reactContainer\$/, /__reactFiber\$/] },
  { module: '@airshed/kit', marks: [/useAirshed: expected an AirshedProvider above/] },
  { module: '@airshed/kit/forms', marks: [/A form field was drawn outside of a SchemaForm/] },
]

/** Shared modules of which a bundle brings a copy of its own. */
export const ownCopies = (code: string): string[] =>
  MARKS.filter(({ marks }) => marks.every((mark) => mark.test(code))).map(({ module }) => module)
