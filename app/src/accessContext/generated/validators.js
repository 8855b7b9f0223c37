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
const accessForm$1 = validate10;
const schema11 = {
	"type": "object",
	"required": ["option"],
	"properties": {
		"option": {
			"enum": ["email", "external"],
			"type": "string",
			"default": "email"
		},
		"email": {
			"type": "string",
			"minLength": 1,
			"maxLength": 320,
			"format": "email"
		},
		"external_id": {
			"type": "string",
			"minLength": 1,
			"maxLength": 200
		},
		"role": {
			"enum": [
				"owner",
				"manager",
				"user",
				"partner"
			],
			"type": "string",
			"default": "manager"
		}
	},
	"additionalProperties": false,
	"if": {
		"properties": { "option": { "const": "email" } },
		"required": ["option"]
	},
	"then": {
		"required": ["email"],
		"properties": {
			"external_id": false,
			"role": false
		}
	},
	"else": {
		"required": ["external_id"],
		"properties": { "email": false }
	}
};
const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const func2 = require_ucs2length().default;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs1 = errors;
	let valid0 = true;
	const _errs2 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.option === void 0 && "option") {
			const err0 = {};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		} else if (data.option !== void 0) {
			if ("email" !== data.option) {
				const err1 = {};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	}
	var _valid0 = _errs2 === errors;
	errors = _errs1;
	if (vErrors !== null) {
		if (_errs1) vErrors.length = _errs1;
		else vErrors = null;
	}
	let ifClause0;
	if (_valid0) {
		const _errs4 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.email === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/then/required",
					keyword: "required",
					params: { missingProperty: "email" },
					message: "must have required property 'email'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.external_id !== void 0) {
				const err3 = {
					instancePath: instancePath + "/external_id",
					schemaPath: "#/then/properties/external_id/false schema",
					keyword: "false schema",
					params: {},
					message: "boolean schema is false"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (data.role !== void 0) {
				const err4 = {
					instancePath: instancePath + "/role",
					schemaPath: "#/then/properties/role/false schema",
					keyword: "false schema",
					params: {},
					message: "boolean schema is false"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		var _valid0 = _errs4 === errors;
		valid0 = _valid0;
		ifClause0 = "then";
	} else {
		const _errs5 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.external_id === void 0) {
				const err5 = {
					instancePath,
					schemaPath: "#/else/required",
					keyword: "required",
					params: { missingProperty: "external_id" },
					message: "must have required property 'external_id'"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (data.email !== void 0) {
				const err6 = {
					instancePath: instancePath + "/email",
					schemaPath: "#/else/properties/email/false schema",
					keyword: "false schema",
					params: {},
					message: "boolean schema is false"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		var _valid0 = _errs5 === errors;
		valid0 = _valid0;
		ifClause0 = "else";
	}
	if (!valid0) {
		const err7 = {
			instancePath,
			schemaPath: "#/if",
			keyword: "if",
			params: { failingKeyword: ifClause0 },
			message: "must match \"" + ifClause0 + "\" schema"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.option === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "option" },
				message: "must have required property 'option'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "option" || key0 === "email" || key0 === "external_id" || key0 === "role")) {
			const err9 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.option !== void 0) {
			let data4 = data.option;
			if (typeof data4 !== "string") {
				const err10 = {
					instancePath: instancePath + "/option",
					schemaPath: "#/properties/option/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if (!(data4 === "email" || data4 === "external")) {
				const err11 = {
					instancePath: instancePath + "/option",
					schemaPath: "#/properties/option/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.option.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.email !== void 0) {
			let data5 = data.email;
			if (typeof data5 === "string") {
				if (func2(data5) > 320) {
					const err12 = {
						instancePath: instancePath + "/email",
						schemaPath: "#/properties/email/maxLength",
						keyword: "maxLength",
						params: { limit: 320 },
						message: "must NOT have more than 320 characters"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (func2(data5) < 1) {
					const err13 = {
						instancePath: instancePath + "/email",
						schemaPath: "#/properties/email/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (!formats0.test(data5)) {
					const err14 = {
						instancePath: instancePath + "/email",
						schemaPath: "#/properties/email/format",
						keyword: "format",
						params: { format: "email" },
						message: "must match format \"email\""
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/email",
					schemaPath: "#/properties/email/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.external_id !== void 0) {
			let data6 = data.external_id;
			if (typeof data6 === "string") {
				if (func2(data6) > 200) {
					const err16 = {
						instancePath: instancePath + "/external_id",
						schemaPath: "#/properties/external_id/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (func2(data6) < 1) {
					const err17 = {
						instancePath: instancePath + "/external_id",
						schemaPath: "#/properties/external_id/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/external_id",
					schemaPath: "#/properties/external_id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.role !== void 0) {
			let data7 = data.role;
			if (typeof data7 !== "string") {
				const err19 = {
					instancePath: instancePath + "/role",
					schemaPath: "#/properties/role/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
			if (!(data7 === "owner" || data7 === "manager" || data7 === "user" || data7 === "partner")) {
				const err20 = {
					instancePath: instancePath + "/role",
					schemaPath: "#/properties/role/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.role.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
	} else {
		const err21 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err21];
		else vErrors.push(err21);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
const accessFormIf0 = validate11;
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.option === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "option" },
				message: "must have required property 'option'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.option !== void 0) {
			if ("email" !== data.option) {
				const err1 = {
					instancePath: instancePath + "/option",
					schemaPath: "#/properties/option/const",
					keyword: "const",
					params: { allowedValue: "email" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	}
	validate11.errors = vErrors;
	return errors === 0;
}
accessForm$1.conditions = { "/if": accessFormIf0 };
const accessForm = accessForm$1;
export { accessForm };
