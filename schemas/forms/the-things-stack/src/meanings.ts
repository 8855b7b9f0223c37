import { receivedParameters, type ReceivedParameter } from '@airshed/kit/define'

type Meaning = Pick<ReceivedParameter, 'parameter' | 'unit'>

/** A parameter and a unit as one choice, such as `128:1 °F`; without a unit only the parameter. */
export const meaningOf = ({ parameter, unit }: Meaning): string => `${parameter} ${unit}`.trim()

/** The parameter and the unit of a choice. */
export function partsOf(meaning: string): Meaning {
  const [parameter = '', unit = ''] = meaning.split(' ')
  return { parameter, unit }
}

/** Each parameter in each unit from which the server converts it. */
export const MEANINGS: readonly string[] = receivedParameters().map(meaningOf)

/** The words of the choices by message key: the name of the parameter and the unit. */
export const meaningText = (name: 'name' | 'nameEs'): Record<string, string> =>
  Object.fromEntries(
    receivedParameters().map((received) => [
      `config.meaning.${meaningOf(received)}`,
      received.unit === '' ? received[name] : `${received[name]} (${received.unit})`,
    ]),
  )
