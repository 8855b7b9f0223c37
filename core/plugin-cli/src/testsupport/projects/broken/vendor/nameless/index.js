/** Makes a text loud. */
export const loud = (text) => `${text}!`
