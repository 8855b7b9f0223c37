import type { PageLanguage } from '../../../web/pages/language.ts'

/** Texts of the fields for a new password. */
interface PasswordTexts {
  newPassword: string
  repeatPassword: string
  rules: string
  length: string
  kinds: string
  missing: string
  unfit: string
  personal: string
  common: string
  different: string
  tooBusy: string
}

const en: PasswordTexts = {
  newPassword: 'New password',
  repeatPassword: 'Repeat the password',
  rules: 'What the password needs',
  length: 'At least 8 characters',
  kinds: 'At least 3 of: lowercase letters, uppercase letters, digits, special characters',
  missing: 'this field is required',
  unfit: 'The password needs at least 8 characters, and at least 3 of the 4 kinds of characters.',
  personal: 'The password must contain neither “Airshed” nor the part of your e-mail before the @.',
  common:
    'Many people use this password, so it is among the first that are guessed. Choose another one.',
  different: 'The passwords must match.',
  tooBusy: 'The server is too busy right now, so nothing was saved. Try again in a few seconds.',
}

const es: PasswordTexts = {
  newPassword: 'Contraseña nueva',
  repeatPassword: 'Repita la contraseña',
  rules: 'Lo que necesita la contraseña',
  length: 'Al menos 8 caracteres',
  kinds: 'Al menos 3 de: minúsculas, mayúsculas, números, caracteres especiales',
  missing: 'este campo es obligatorio',
  unfit: 'La contraseña necesita al menos 8 caracteres y al menos 3 de los 4 tipos de caracteres.',
  personal:
    'La contraseña no puede contener «Airshed» ni la parte de su correo electrónico anterior a la @.',
  common:
    'Mucha gente usa esta contraseña, así que es de las primeras que se adivinan. Elija otra.',
  different: 'Las contraseñas deben coincidir.',
  tooBusy:
    'El servidor está demasiado ocupado ahora mismo y no ha guardado nada. Vuelva a intentarlo dentro de unos segundos.',
}

const texts: Readonly<Record<PageLanguage, PasswordTexts>> = { en, es }

export const passwordTexts = (language: PageLanguage): PasswordTexts => texts[language]
