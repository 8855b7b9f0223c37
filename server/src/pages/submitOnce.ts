/**
 * Sends a form once. A link that works once is used up by the first click of a double click, and the second would
 * replace its answer with the words for a link that does not work. The way back to the page, which browsers may keep
 * as it was, starts anew.
 */
export const SUBMIT_ONCE =
  `(()=>{let sent=false;` +
  `addEventListener('submit',(event)=>{if(sent)event.preventDefault();sent=true});` +
  `addEventListener('pageshow',()=>{sent=false})})();`
