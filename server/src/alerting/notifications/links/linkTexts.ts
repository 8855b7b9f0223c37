import type { MailLanguage } from '../../../storage/store/tables/mails.ts'
import type { LinkRefusal } from './followLink.ts'

/** Why a page has nothing to offer. */
export type LinkProblem = LinkRefusal | 'unknown' | 'expired' | 'notUnderstood' | 'tooMany'

/** Every text of the pages that links of mails lead to, in one language. */
export interface LinkTexts {
  mute: string
  muteTitle(name: string): string
  muteText(organization: string): string
  muted(name: string): string
  mutedUntil(time: string): string
  mutedWithoutEnd: string
  unmute: string
  acknowledge: string
  acknowledgeTitle(name: string): string
  stateSince(time: string): string
  acknowledgeText(organization: string): string
  comment: string
  acknowledged(name: string): string
  acknowledgedBy(name: string, time: string): string
  unsubscribe: string
  unsubscribeTitle(name: string): string
  unsubscribeText(email: string, organization: string): string
  unsubscribed: string
  unsubscribedText(email: string, name: string): string
  nobodyLeft: string
  othersSubscribe: string
  subscribe: string
  open: string
  console: string
  problems: Readonly<Record<LinkProblem, { title: string; text: string }>>
}

const en: LinkTexts = {
  mute: 'Mute for 8 hours',
  muteTitle: (name) => `Mute “${name}” for 8 hours?`,
  muteText: (organization) =>
    `No subscriber of this alert of ${organization} is notified during that time. The alert is still evaluated and shown in the console.`,
  muted: (name) => `“${name}” is muted`,
  mutedUntil: (time) => `Nobody is notified of this alert until ${time}.`,
  mutedWithoutEnd: 'Nobody is notified of this alert until somebody ends the mute.',
  unmute: 'End the mute',
  acknowledge: 'Acknowledge',
  acknowledgeTitle: (name) => `Acknowledge “${name}”?`,
  stateSince: (time) => `It has been in this state since ${time}.`,
  acknowledgeText: (organization) =>
    `Everybody at ${organization} sees that you are attending to it. Its messages are not repeated, and no second recipients are notified.`,
  comment: 'Comment (optional)',
  acknowledged: (name) => `“${name}” is acknowledged`,
  acknowledgedBy: (name, time) => `By ${name} on ${time}.`,
  unsubscribe: 'Unsubscribe',
  unsubscribeTitle: (name) => `Unsubscribe from “${name}”?`,
  unsubscribeText: (email, organization) =>
    `${email} gets no more messages about this alert of ${organization}. Other subscribers are still notified.`,
  unsubscribed: 'You are not subscribed',
  unsubscribedText: (email, name) => `${email} gets no messages about “${name}”.`,
  nobodyLeft: 'Nobody else subscribes to this alert: no one is notified of it now.',
  othersSubscribe: 'Those who manage the devices of the organization can subscribe you again.',
  subscribe: 'Subscribe again',
  open: 'Open the monitor',
  console: 'Go to the console',
  problems: {
    unknown: {
      title: 'This link does not work',
      text: 'It is incomplete or was changed. Open it from the message again, or change the alert in the console.',
    },
    expired: {
      title: 'This link has expired',
      text: 'Links in messages work for 30 days. Use the link in a newer message, or change the alert in the console.',
    },
    gone: { title: 'The alert was deleted', text: 'You get no more messages about it.' },
    left: {
      title: 'You are no longer a member',
      text: 'You left the organization of this alert, and get no more messages about it.',
    },
    forbidden: {
      title: 'You may not do this',
      text: 'Your rights in the organization of this alert have changed. Those who manage its devices can do it.',
    },
    full: {
      title: 'The alert has too many subscribers',
      text: 'Others have taken the last places. Those who manage the devices of the organization can change who is notified.',
    },
    over: {
      title: 'There is nothing to acknowledge',
      text: 'The alert was resolved after this message was sent. If it began again, use the link of the newer message.',
    },
    notUnderstood: {
      title: 'Nothing was changed',
      text: 'The request was not understood. Open the link of the message again.',
    },
    tooMany: { title: 'Too many requests', text: 'Nothing was changed. Try again in a minute.' },
  },
}

const es: LinkTexts = {
  mute: 'Silenciar 8 horas',
  muteTitle: (name) => `¿Silenciar «${name}» durante 8 horas?`,
  muteText: (organization) =>
    `Durante ese tiempo no se avisa a ningún suscriptor de esta alerta de ${organization}. La alerta se sigue evaluando y se ve en la consola.`,
  muted: (name) => `«${name}» está silenciada`,
  mutedUntil: (time) => `No se avisa a nadie de esta alerta hasta el ${time}.`,
  mutedWithoutEnd: 'No se avisa a nadie de esta alerta hasta que alguien termine el silencio.',
  unmute: 'Terminar el silencio',
  acknowledge: 'Marcar como atendida',
  acknowledgeTitle: (name) => `¿Marcar «${name}» como atendida?`,
  stateSince: (time) => `Está en este estado desde el ${time}.`,
  acknowledgeText: (organization) =>
    `Todas las personas de ${organization} ven que usted la atiende. Sus mensajes no se repiten y no se avisa a segundos destinatarios.`,
  comment: 'Comentario (opcional)',
  acknowledged: (name) => `«${name}» está atendida`,
  acknowledgedBy: (name, time) => `Por ${name}, el ${time}.`,
  unsubscribe: 'Cancelar la suscripción',
  unsubscribeTitle: (name) => `¿Cancelar la suscripción a «${name}»?`,
  unsubscribeText: (email, organization) =>
    `${email} no recibe más mensajes sobre esta alerta de ${organization}. Se sigue avisando a los demás suscriptores.`,
  unsubscribed: 'No hay suscripción',
  unsubscribedText: (email, name) => `${email} no recibe mensajes sobre «${name}».`,
  nobodyLeft: 'Nadie más está suscrito a esta alerta: ahora no se avisa a nadie.',
  othersSubscribe:
    'Quienes gestionan los dispositivos de la organización pueden volver a suscribir a esta persona.',
  subscribe: 'Volver a suscribirse',
  open: 'Abrir el monitor',
  console: 'Ir a la consola',
  problems: {
    unknown: {
      title: 'Este enlace no funciona',
      text: 'Está incompleto o fue modificado. Vuelva a abrirlo desde el mensaje, o cambie la alerta en la consola.',
    },
    expired: {
      title: 'Este enlace ha caducado',
      text: 'Los enlaces de los mensajes funcionan durante 30 días. Use el de un mensaje más reciente, o cambie la alerta en la consola.',
    },
    gone: { title: 'La alerta fue eliminada', text: 'Ya no se envían mensajes sobre ella.' },
    left: {
      title: 'Ya no pertenece a la organización',
      text: 'Salió de la organización de esta alerta y no recibe más mensajes sobre ella.',
    },
    forbidden: {
      title: 'No tiene permiso para hacer esto',
      text: 'Sus permisos en la organización de esta alerta han cambiado. Pueden hacerlo quienes gestionan sus dispositivos.',
    },
    full: {
      title: 'La alerta tiene demasiados suscriptores',
      text: 'Otras personas ocuparon los últimos lugares. Quienes gestionan los dispositivos de la organización pueden cambiar a quién se avisa.',
    },
    over: {
      title: 'No hay nada que atender',
      text: 'La alerta terminó después de este mensaje. Si volvió a empezar, use el enlace del mensaje más reciente.',
    },
    notUnderstood: {
      title: 'No se cambió nada',
      text: 'No se entendió la solicitud. Vuelva a abrir el enlace del mensaje.',
    },
    tooMany: {
      title: 'Demasiadas solicitudes',
      text: 'No se cambió nada. Vuelva a intentarlo dentro de un minuto.',
    },
  },
}

const texts: Readonly<Record<MailLanguage, LinkTexts>> = { en, es }

/** The texts of a language. */
export const linkTexts = (language: MailLanguage): LinkTexts => texts[language]
