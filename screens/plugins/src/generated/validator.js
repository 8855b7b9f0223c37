// Compiled from the schema: do not edit.
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
const validateDefault = validate10;
const func2 = require_ucs2length().default;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.plugin !== void 0) {
			let data0 = data.plugin;
			if (typeof data0 === "string") {
				if (func2(data0) > 100) {
					const err0 = {
						instancePath: instancePath + "/plugin",
						schemaPath: "#/properties/plugin/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					if (vErrors === null) vErrors = [err0];
					else vErrors.push(err0);
					errors++;
				}
				if (func2(data0) < 1) {
					const err1 = {
						instancePath: instancePath + "/plugin",
						schemaPath: "#/properties/plugin/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			} else {
				const err2 = {
					instancePath: instancePath + "/plugin",
					schemaPath: "#/properties/plugin/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.organization !== void 0) {
			let data1 = data.organization;
			if (typeof data1 === "string") {
				if (func2(data1) > 200) {
					const err3 = {
						instancePath: instancePath + "/organization",
						schemaPath: "#/properties/organization/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (func2(data1) < 1) {
					const err4 = {
						instancePath: instancePath + "/organization",
						schemaPath: "#/properties/organization/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/organization",
					schemaPath: "#/properties/organization/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { validateDefault as default };
