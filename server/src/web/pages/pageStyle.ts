import { FONT_FACES } from './pageFonts.ts'

/** Style sheet of the provider's pages: the console's design tokens and its font. */
export const PAGE_STYLE = `
${FONT_FACES}
:root{color-scheme:light dark;--page:#f5f7f8;--surface:#fff;--text:#14222b;--muted:#55656f;
--line:#dce3e7;--field:#8494a0;--accent:#0a6a8f;--on-accent:#fff;--danger:#b3261e}
@media (prefers-color-scheme:dark){:root{--page:#0e161b;--surface:#152128;--text:#e3ebef;
--muted:#9aabb5;--line:#2a3a44;--field:#5f7481;--accent:#5bb8dc;--on-accent:#0e161b;--danger:#f2877f}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;align-items:center;
justify-content:center;padding:24px 12px;background:var(--page);color:var(--text);
font:14px/1.5 Inter,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",sans-serif}
main{width:100%;max-width:376px;background:var(--surface);border:1px solid var(--line);
border-radius:6px;padding:24px}
.brand{display:flex;align-items:center;gap:8px;margin:0 0 20px;font-weight:600;font-size:16px}
.brand svg{width:32px;height:32px;color:var(--accent);flex:none}
h1{font-size:20px;line-height:1.3;font-weight:600;margin:0 0 4px}
h2{font-size:14px;font-weight:600;margin:0}
p{margin:0 0 16px;color:var(--muted)}
form{margin:0}
.said{margin-bottom:4px;color:var(--text);font-weight:600}
.field{margin-bottom:16px}
label{display:block;font-size:13px;font-weight:500;margin-bottom:4px}
input{display:block;width:100%;min-height:40px;padding:8px 12px;font:inherit;font-size:16px;
color:var(--text);background:var(--surface);border:1px solid var(--field);border-radius:6px}
input[aria-invalid=true]{border-color:var(--danger)}
.error{display:block;margin-top:4px;font-size:13px;color:var(--danger)}
.notice{padding:8px 12px;border:1px solid var(--danger);border-radius:6px;color:var(--danger)}
button,.button{display:block;width:100%;min-height:40px;padding:8px 12px;font:inherit;
font-weight:500;text-align:center;text-decoration:none;cursor:pointer;border-radius:6px;
border:1px solid var(--field);background:transparent;color:var(--text)}
button:hover,.button:hover{border-color:var(--accent)}
.primary{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
button+button,button+.button{margin-top:8px}
.forgot{margin:12px 0 0}
.meter{margin-top:8px;font-size:13px;color:var(--muted)}
.meter meter{width:100%;height:8px}
.meter ul{margin:4px 0 0;padding-left:20px}
.meter .met{color:var(--text);list-style:"✓ "}
.facts{margin:0 0 16px}
.facts dt{font-size:13px;color:var(--muted)}
.facts dd{margin:0 0 8px;font-weight:500;overflow-wrap:anywhere}
form+form{margin-top:8px}
.passkey{margin:0 0 16px}
.passkey[hidden],.error[hidden]{display:none}
form+.passkey{margin:8px 0 0}
.help{margin:16px 0 0;font-size:13px}
.demo{margin-top:24px;padding-top:20px;border-top:1px solid var(--line)}
.demo p{font-size:13px;margin-bottom:12px}
footer{margin-top:16px;font-size:13px}
a{color:var(--accent)}
footer a{display:inline-block;padding:10px}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`
