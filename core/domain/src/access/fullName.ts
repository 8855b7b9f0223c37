/** The parts of a person's name, as a form asks for them. */
export interface NameParts {
  first_name: string
  last_name: string
}

/** First and last name; empty where neither was told. */
export const fullNameOf = ({ first_name: first, last_name: last }: NameParts): string =>
  `${first} ${last}`.trim()
