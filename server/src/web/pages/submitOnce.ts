/**
 * Sends a form once. The first click of a double click uses up a link, a code or a step of a sign-in, and the second
 * would replace its answer with the words for what does not work any more. The way back to the page, which browsers
 * may keep as it was, starts anew.
 */
export const SUBMIT_ONCE =
  `(()=>{let sent=false;` +
  `addEventListener('submit',(event)=>{if(sent)event.preventDefault();sent=true});` +
  `addEventListener('pageshow',()=>{sent=false})})();`
