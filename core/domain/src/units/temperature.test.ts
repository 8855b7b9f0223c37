import { expect, it } from 'vitest'
import {
  celsiusDifference,
  celsiusOf,
  celsiusShownAs,
  fahrenheitDifference,
  fahrenheitOf,
  isCelsiusPath,
} from './temperature.ts'

it.each([
  [-40, -40],
  [0, 32],
  [21.5, 70.7],
  [100, 212],
])('%s °C is %s °F, and back', (celsius, fahrenheit) => {
  expect(fahrenheitOf(celsius)).toBe(fahrenheit)
  expect(celsiusOf(fahrenheit)).toBe(celsius)
})

it('a typed temperature stays the same however often it is converted', () => {
  for (let typed = -60; typed <= 140; typed += 0.1) {
    const value = Number(typed.toFixed(1)) + 0
    expect(fahrenheitOf(celsiusOf(value))).toBe(value)
    expect(fahrenheitDifference(celsiusDifference(value))).toBe(value)
  }
})

it('finds for each temperature shown in °F one in °C that is shown alike', () => {
  expect(celsiusShownAs(70.7)).toBe(21.5)
  let seed = 1
  for (let round = 0; round < 20_000; round += 1) {
    seed = (seed * 16_807) % 2_147_483_647
    const celsius = ((seed / 2_147_483_647) * 2 - 1) * 10 ** (round % 16)
    const shown = fahrenheitOf(celsius)
    expect(fahrenheitOf(celsiusShownAs(shown))).toBe(shown)
  }
})

it('knows the temperatures of the catalogue, and asks about others', () => {
  expect(isCelsiusPath('128:1')).toBe(true)
  expect(isCelsiusPath('132:5')).toBe(false)
  expect(isCelsiusPath('raw:DewPoint')).toBeNull()
  expect(isCelsiusPath('metric:m1')).toBeNull()
})
