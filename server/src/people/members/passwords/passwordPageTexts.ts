import type { PageLanguage } from '../../../web/pages/language.ts'

interface Said {
  title: string
  text: string
}

/** Texts of the pages for forgotten passwords. */
interface PasswordPageTexts {
  forgot: Said
  email: string
  emailInvalid: string
  send: string
  sent: Said
  tooMany: Said
  choose: Said
  account: string
  save: string
  saved: Said
  unknown: Said
  askAgain: string
  signIn: string
}

const en: PasswordPageTexts = {
  forgot: {
    title: 'Forgot your password?',
    text: 'Enter your e-mail address. You will get a link to choose a new one.',
  },
  email: 'E-mail',
  emailInvalid: 'This is not an e-mail address. Enter one like name@example.org.',
  send: 'Send the link',
  sent: {
    title: 'Check your mailbox',
    text: 'If there is an account with this address, a link is on its way. It works once, for an hour.',
  },
  tooMany: { title: 'Too many attempts', text: 'Try again in a few minutes.' },
  choose: {
    title: 'Choose a new password',
    text: 'You will be signed out everywhere. Then sign in with the new one.',
  },
  account: 'Account',
  save: 'Save the password',
  saved: {
    title: 'Your password was changed',
    text: 'All sessions have ended. Sign in with the new password.',
  },
  unknown: {
    title: 'This link does not work',
    text: 'It was already used, was replaced by a newer one, has expired, or is incomplete.',
  },
  askAgain: 'Ask for another link',
  signIn: 'Sign in',
}

const es: PasswordPageTexts = {
  forgot: {
    title: '¿Ha olvidado su contraseña?',
    text: 'Escriba su correo electrónico. Recibirá un enlace con el que elegir una nueva.',
  },
  email: 'Correo electrónico',
  emailInvalid: 'No es un correo electrónico. Debe parecerse a nombre@example.org.',
  send: 'Enviar el enlace',
  sent: {
    title: 'Revise su buzón',
    text: 'Si hay una cuenta con esta dirección, el enlace está en camino. Funciona una sola vez, durante una hora.',
  },
  tooMany: { title: 'Demasiados intentos', text: 'Vuelva a intentarlo dentro de unos minutos.' },
  choose: {
    title: 'Elija una contraseña nueva',
    text: 'Se cierran todas sus sesiones, y entrará con la nueva.',
  },
  account: 'Cuenta',
  save: 'Guardar la contraseña',
  saved: {
    title: 'Su contraseña ha cambiado',
    text: 'Todas las sesiones han terminado. Inicie sesión con la contraseña nueva.',
  },
  unknown: {
    title: 'Este enlace no funciona',
    text: 'Ya se usó, fue sustituido por otro más reciente, ha caducado o está incompleto.',
  },
  askAgain: 'Pedir otro enlace',
  signIn: 'Iniciar sesión',
}

const texts: Readonly<Record<PageLanguage, PasswordPageTexts>> = { en, es }

export const passwordPageTexts = (language: PageLanguage): PasswordPageTexts => texts[language]
