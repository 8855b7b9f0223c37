/** The parts of a person's name, as a form requests them. */
export interface NameParts {
  first_name: string
  last_name: string
}

/** First and last name; empty if neither was given. */
export const fullNameOf = ({ first_name: first, last_name: last }: NameParts): string =>
  `${first} ${last}`.trim()
