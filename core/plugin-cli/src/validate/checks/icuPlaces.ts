import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

function placesIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return []
      case TYPE.tag:
        return [`<${element.value}>`, ...placesIn(element.children)]
      case TYPE.plural:
      case TYPE.select:
        return [
          element.value,
          ...Object.values(element.options).flatMap(({ value }) => placesIn(value)),
        ]
      default:
        return [element.value]
    }
  })
}

/**
 * Names of the placeholders of an ICU message, sorted and unique; tags as `<name>`.
 *
 * @throws {SyntaxError} for a text that is not an ICU message
 */
export function icuPlaces(text: string): string[] {
  return [...new Set(placesIn(parse(text)))].toSorted()
}
