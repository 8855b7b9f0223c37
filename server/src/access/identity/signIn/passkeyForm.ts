import { html, type Html } from '../../../web/http/html.ts'

/**
 * Asks the browser for a passkey with the options of the form, and submits the form with it. Without scripts,
 * and in browsers without passkeys, the form stays hidden.
 */
export const PASSKEY_SCRIPT = `(()=>{
const form=document.getElementById('passkey');
if(!form||!window.PublicKeyCredential)return;
const bytes=(text)=>Uint8Array.from(atob(text.replace(/-/g,'+').replace(/_/g,'/')),(sign)=>sign.charCodeAt(0));
const text=(buffer)=>btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\\+/g,'-').replace(/\\//g,'_').replace(/=+$/,'');
form.hidden=false;
form.addEventListener('submit',async(event)=>{
if(form.elements.passkey.value!=='')return;
event.preventDefault();
const asked=JSON.parse(form.dataset.options);
asked.challenge=bytes(asked.challenge);
for(const one of asked.allowCredentials??[])one.id=bytes(one.id);
try{
const made=await navigator.credentials.get({publicKey:asked});
const {response}=made;
form.elements.passkey.value=JSON.stringify({id:made.id,rawId:text(made.rawId),type:made.type,
clientExtensionResults:made.getClientExtensionResults(),
response:{authenticatorData:text(response.authenticatorData),clientDataJSON:text(response.clientDataJSON),
signature:text(response.signature),...(response.userHandle?{userHandle:text(response.userHandle)}:{})}});
form.submit();
}catch{form.querySelector('.error').hidden=false}
});
})()`

interface PasskeyForm {
  /** URL that the form is sent to. */
  action: string
  /** PublicKeyCredentialRequestOptions, as JSON. */
  options: object
  language: string
  label: string
  /** Shown if the browser returned none. */
  failed: string
}

/** The button that signs in with a passkey; {@link PASSKEY_SCRIPT} shows it. */
export function passkeyForm({ action, options, language, label, failed }: PasskeyForm): Html {
  return html`<form
    id="passkey"
    class="passkey"
    method="post"
    action="${action}"
    data-options="${JSON.stringify(options)}"
    hidden
  >
    <input type="hidden" name="lang" value="${language}" />
    <input type="hidden" name="passkey" value="" />
    <button type="submit">${label}</button>
    <span class="error" role="alert" hidden>${failed}</span>
  </form>`
}
