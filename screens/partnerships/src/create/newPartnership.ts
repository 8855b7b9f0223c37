import type { CreateForm } from './createForm.ts'

/** The request to the server: the partner by the one kind of address that was chosen. */
export function newPartnership(form: CreateForm) {
  const { organization_id, by } = form
  if (by === 'email') return { organization_id, email: (form.email ?? '').trim() }
  const id = { own: form.partner_id, id: form.organization, customer: form.customer_id }[by]
  return { organization_id, external_id: (id ?? '').trim() }
}
