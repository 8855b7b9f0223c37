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
const sample$1 = validate10;
const schema11 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"name",
		"mode",
		"channels"
	],
	"properties": {
		"name": {
			"type": "string",
			"minLength": 3,
			"maxLength": 50,
			"title": "Name",
			"description": "Shown above"
		},
		"note": {
			"type": "string",
			"maxLength": 200,
			"title": "Note"
		},
		"mode": {
			"type": "string",
			"enum": ["factory", "custom"],
			"title": "Mode"
		},
		"factor": {
			"type": "number",
			"minimum": .5,
			"maximum": 1.5,
			"multipleOf": .01,
			"title": "Factor"
		},
		"limit": {
			"anyOf": [{
				"type": "number",
				"minimum": 0
			}, { "type": "null" }],
			"title": "Limit",
			"unit": "ppm"
		},
		"pause": {
			"type": "integer",
			"minimum": 0,
			"maximum": 1440,
			"multipleOf": 15,
			"title": "Pause"
		},
		"channels": {
			"type": "array",
			"uniqueItems": true,
			"minItems": 1,
			"items": {
				"type": "string",
				"enum": [
					"LEQ",
					"LMIN",
					"LMAX"
				]
			},
			"title": "Channels"
		},
		"live": {
			"type": "boolean",
			"title": "Live",
			"default": true
		},
		"debug": {
			"type": "boolean",
			"title": "Debug"
		},
		"size": {
			"type": "number",
			"minimum": .1,
			"maximum": 10,
			"title": "Size"
		},
		"extra": {
			"type": "object",
			"title": "Extra",
			"properties": { "tag": {
				"type": "string",
				"title": "Tag"
			} }
		}
	},
	"if": {
		"properties": { "mode": { "const": "custom" } },
		"required": ["mode"]
	},
	"then": { "required": ["size"] },
	"else": { "properties": { "size": false } }
};
const func2 = Object.prototype.hasOwnProperty;
const func3 = require_ucs2length().default;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs1 = errors;
	let valid0 = true;
	const _errs2 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.mode === void 0 && "mode") {
			const err0 = {};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		} else if (data.mode !== void 0) {
			if ("custom" !== data.mode) {
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
			if (data.size === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/then/required",
					keyword: "required",
					params: { missingProperty: "size" },
					message: "must have required property 'size'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		var _valid0 = _errs4 === errors;
		valid0 = _valid0;
		ifClause0 = "then";
	} else {
		const _errs5 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.size !== void 0) {
				const err3 = {
					instancePath: instancePath + "/size",
					schemaPath: "#/else/properties/size/false schema",
					keyword: "false schema",
					params: {},
					message: "boolean schema is false"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		var _valid0 = _errs5 === errors;
		valid0 = _valid0;
		ifClause0 = "else";
	}
	if (!valid0) {
		const err4 = {
			instancePath,
			schemaPath: "#/if",
			keyword: "if",
			params: { failingKeyword: ifClause0 },
			message: "must match \"" + ifClause0 + "\" schema"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.mode === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "mode" },
				message: "must have required property 'mode'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.channels === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "channels" },
				message: "must have required property 'channels'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema11.properties, key0)) {
			const err8 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.name !== void 0) {
			let data2 = data.name;
			if (typeof data2 === "string") {
				if (func3(data2) > 50) {
					const err9 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 50 },
						message: "must NOT have more than 50 characters"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (func3(data2) < 3) {
					const err10 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/minLength",
						keyword: "minLength",
						params: { limit: 3 },
						message: "must NOT have fewer than 3 characters"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.note !== void 0) {
			let data3 = data.note;
			if (typeof data3 === "string") {
				if (func3(data3) > 200) {
					const err12 = {
						instancePath: instancePath + "/note",
						schemaPath: "#/properties/note/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/note",
					schemaPath: "#/properties/note/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.mode !== void 0) {
			let data4 = data.mode;
			if (typeof data4 !== "string") {
				const err14 = {
					instancePath: instancePath + "/mode",
					schemaPath: "#/properties/mode/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
			if (!(data4 === "factory" || data4 === "custom")) {
				const err15 = {
					instancePath: instancePath + "/mode",
					schemaPath: "#/properties/mode/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.mode.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.factor !== void 0) {
			let data5 = data.factor;
			if (typeof data5 == "number") {
				if (data5 > 1.5 || isNaN(data5)) {
					const err16 = {
						instancePath: instancePath + "/factor",
						schemaPath: "#/properties/factor/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1.5
						},
						message: "must be <= 1.5"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (data5 < .5 || isNaN(data5)) {
					const err17 = {
						instancePath: instancePath + "/factor",
						schemaPath: "#/properties/factor/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: .5
						},
						message: "must be >= 0.5"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				let res0;
				if (res0 = data5 / .01, Math.abs(Math.round(res0) - res0) > 1e-6) {
					const err18 = {
						instancePath: instancePath + "/factor",
						schemaPath: "#/properties/factor/multipleOf",
						keyword: "multipleOf",
						params: { multipleOf: .01 },
						message: "must be multiple of 0.01"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/factor",
					schemaPath: "#/properties/factor/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.limit !== void 0) {
			let data6 = data.limit;
			const _errs16 = errors;
			let valid4 = false;
			const _errs17 = errors;
			if (typeof data6 == "number") {
				if (data6 < 0 || isNaN(data6)) {
					const err20 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/anyOf/0/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/limit",
					schemaPath: "#/properties/limit/anyOf/0/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
			var _valid1 = _errs17 === errors;
			valid4 = valid4 || _valid1;
			if (!valid4) {
				const _errs19 = errors;
				if (data6 !== null) {
					const err22 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/anyOf/1/type",
						keyword: "type",
						params: { type: "null" },
						message: "must be null"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
				var _valid1 = _errs19 === errors;
				valid4 = valid4 || _valid1;
			}
			if (!valid4) {
				const err23 = {
					instancePath: instancePath + "/limit",
					schemaPath: "#/properties/limit/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			} else {
				errors = _errs16;
				if (vErrors !== null) {
					if (_errs16) vErrors.length = _errs16;
					else vErrors = null;
				}
			}
		}
		if (data.pause !== void 0) {
			let data7 = data.pause;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7))) {
				const err24 = {
					instancePath: instancePath + "/pause",
					schemaPath: "#/properties/pause/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
			if (typeof data7 == "number") {
				if (data7 > 1440 || isNaN(data7)) {
					const err25 = {
						instancePath: instancePath + "/pause",
						schemaPath: "#/properties/pause/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1440
						},
						message: "must be <= 1440"
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
				if (data7 < 0 || isNaN(data7)) {
					const err26 = {
						instancePath: instancePath + "/pause",
						schemaPath: "#/properties/pause/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
				let res1;
				if (res1 = data7 / 15, Math.abs(Math.round(res1) - res1) > 1e-6) {
					const err27 = {
						instancePath: instancePath + "/pause",
						schemaPath: "#/properties/pause/multipleOf",
						keyword: "multipleOf",
						params: { multipleOf: 15 },
						message: "must be multiple of 15"
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
			}
		}
		if (data.channels !== void 0) {
			let data8 = data.channels;
			if (Array.isArray(data8)) {
				if (data8.length < 1) {
					const err28 = {
						instancePath: instancePath + "/channels",
						schemaPath: "#/properties/channels/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
				const len0 = data8.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data9 = data8[i0];
					if (typeof data9 !== "string") {
						const err29 = {
							instancePath: instancePath + "/channels/" + i0,
							schemaPath: "#/properties/channels/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err29];
						else vErrors.push(err29);
						errors++;
					}
					if (!(data9 === "LEQ" || data9 === "LMIN" || data9 === "LMAX")) {
						const err30 = {
							instancePath: instancePath + "/channels/" + i0,
							schemaPath: "#/properties/channels/items/enum",
							keyword: "enum",
							params: { allowedValues: schema11.properties.channels.items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err30];
						else vErrors.push(err30);
						errors++;
					}
				}
				let i1 = data8.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data8[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err31 = {
								instancePath: instancePath + "/channels",
								schemaPath: "#/properties/channels/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								},
								message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
							};
							if (vErrors === null) vErrors = [err31];
							else vErrors.push(err31);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err32 = {
					instancePath: instancePath + "/channels",
					schemaPath: "#/properties/channels/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
		}
		if (data.live !== void 0) {
			if (typeof data.live !== "boolean") {
				const err33 = {
					instancePath: instancePath + "/live",
					schemaPath: "#/properties/live/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err33];
				else vErrors.push(err33);
				errors++;
			}
		}
		if (data.debug !== void 0) {
			if (typeof data.debug !== "boolean") {
				const err34 = {
					instancePath: instancePath + "/debug",
					schemaPath: "#/properties/debug/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err34];
				else vErrors.push(err34);
				errors++;
			}
		}
		if (data.size !== void 0) {
			let data12 = data.size;
			if (typeof data12 == "number") {
				if (data12 > 10 || isNaN(data12)) {
					const err35 = {
						instancePath: instancePath + "/size",
						schemaPath: "#/properties/size/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 10
						},
						message: "must be <= 10"
					};
					if (vErrors === null) vErrors = [err35];
					else vErrors.push(err35);
					errors++;
				}
				if (data12 < .1 || isNaN(data12)) {
					const err36 = {
						instancePath: instancePath + "/size",
						schemaPath: "#/properties/size/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: .1
						},
						message: "must be >= 0.1"
					};
					if (vErrors === null) vErrors = [err36];
					else vErrors.push(err36);
					errors++;
				}
			} else {
				const err37 = {
					instancePath: instancePath + "/size",
					schemaPath: "#/properties/size/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				if (vErrors === null) vErrors = [err37];
				else vErrors.push(err37);
				errors++;
			}
		}
		if (data.extra !== void 0) {
			let data13 = data.extra;
			if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
				if (data13.tag !== void 0) {
					if (typeof data13.tag !== "string") {
						const err38 = {
							instancePath: instancePath + "/extra/tag",
							schemaPath: "#/properties/extra/properties/tag/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err38];
						else vErrors.push(err38);
						errors++;
					}
				}
			} else {
				const err39 = {
					instancePath: instancePath + "/extra",
					schemaPath: "#/properties/extra/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err39];
				else vErrors.push(err39);
				errors++;
			}
		}
	} else {
		const err40 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err40];
		else vErrors.push(err40);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
const sampleIf0 = validate11;
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.mode === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "mode" },
				message: "must have required property 'mode'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.mode !== void 0) {
			if ("custom" !== data.mode) {
				const err1 = {
					instancePath: instancePath + "/mode",
					schemaPath: "#/properties/mode/const",
					keyword: "const",
					params: { allowedValue: "custom" },
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
const text$1 = validate12;
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "field")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.field !== void 0) {
			let data0 = data.field;
			if (typeof data0 === "string") {
				if (func3(data0) > 50) {
					const err1 = {
						instancePath: instancePath + "/field",
						schemaPath: "#/properties/field/maxLength",
						keyword: "maxLength",
						params: { limit: 50 },
						message: "must NOT have more than 50 characters"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (func3(data0) < 3) {
					const err2 = {
						instancePath: instancePath + "/field",
						schemaPath: "#/properties/field/minLength",
						keyword: "minLength",
						params: { limit: 3 },
						message: "must NOT have fewer than 3 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/field",
					schemaPath: "#/properties/field/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate12.errors = vErrors;
	return errors === 0;
}
const choice$1 = validate13;
const schema14 = {
	"type": "object",
	"additionalProperties": false,
	"properties": { "field": {
		"type": "string",
		"enum": [
			"factory",
			"ambient",
			"custom"
		],
		"title": "Mode"
	} }
};
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "field")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.field !== void 0) {
			let data0 = data.field;
			if (typeof data0 !== "string") {
				const err1 = {
					instancePath: instancePath + "/field",
					schemaPath: "#/properties/field/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (!(data0 === "factory" || data0 === "ambient" || data0 === "custom")) {
				const err2 = {
					instancePath: instancePath + "/field",
					schemaPath: "#/properties/field/enum",
					keyword: "enum",
					params: { allowedValues: schema14.properties.field.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate13.errors = vErrors;
	return errors === 0;
}
const choices$1 = validate14;
const schema15 = {
	"type": "object",
	"additionalProperties": false,
	"properties": { "field": {
		"type": "array",
		"uniqueItems": true,
		"items": {
			"type": "string",
			"enum": [
				"LEQ",
				"LMIN",
				"LMAX"
			]
		},
		"title": "Channels"
	} }
};
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "field")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.field !== void 0) {
			let data0 = data.field;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (typeof data1 !== "string") {
						const err1 = {
							instancePath: instancePath + "/field/" + i0,
							schemaPath: "#/properties/field/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
					if (!(data1 === "LEQ" || data1 === "LMIN" || data1 === "LMAX")) {
						const err2 = {
							instancePath: instancePath + "/field/" + i0,
							schemaPath: "#/properties/field/items/enum",
							keyword: "enum",
							params: { allowedValues: schema15.properties.field.items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				}
				let i1 = data0.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data0[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err3 = {
								instancePath: instancePath + "/field",
								schemaPath: "#/properties/field/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								},
								message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/field",
					schemaPath: "#/properties/field/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate14.errors = vErrors;
	return errors === 0;
}
const number$1 = validate15;
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "field")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.field !== void 0) {
			let data0 = data.field;
			if (typeof data0 == "number") {
				if (data0 > 50 || isNaN(data0)) {
					const err1 = {
						instancePath: instancePath + "/field",
						schemaPath: "#/properties/field/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 50
						},
						message: "must be <= 50"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (data0 < 0 || isNaN(data0)) {
					const err2 = {
						instancePath: instancePath + "/field",
						schemaPath: "#/properties/field/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/field",
					schemaPath: "#/properties/field/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate15.errors = vErrors;
	return errors === 0;
}
const share$1 = validate16;
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "field")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.field !== void 0) {
			let data0 = data.field;
			if (typeof data0 == "number") {
				if (data0 > 1.5 || isNaN(data0)) {
					const err1 = {
						instancePath: instancePath + "/field",
						schemaPath: "#/properties/field/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1.5
						},
						message: "must be <= 1.5"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (data0 < .5 || isNaN(data0)) {
					const err2 = {
						instancePath: instancePath + "/field",
						schemaPath: "#/properties/field/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: .5
						},
						message: "must be >= 0.5"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				let res0;
				if (res0 = data0 / .01, Math.abs(Math.round(res0) - res0) > 1e-6) {
					const err3 = {
						instancePath: instancePath + "/field",
						schemaPath: "#/properties/field/multipleOf",
						keyword: "multipleOf",
						params: { multipleOf: .01 },
						message: "must be multiple of 0.01"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/field",
					schemaPath: "#/properties/field/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate16.errors = vErrors;
	return errors === 0;
}
const duration$1 = validate17;
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "field")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.field !== void 0) {
			let data0 = data.field;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
				const err1 = {
					instancePath: instancePath + "/field",
					schemaPath: "#/properties/field/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (typeof data0 == "number") {
				if (data0 > 1440 || isNaN(data0)) {
					const err2 = {
						instancePath: instancePath + "/field",
						schemaPath: "#/properties/field/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1440
						},
						message: "must be <= 1440"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (data0 < 0 || isNaN(data0)) {
					const err3 = {
						instancePath: instancePath + "/field",
						schemaPath: "#/properties/field/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				let res0;
				if (res0 = data0 / 15, Math.abs(Math.round(res0) - res0) > 1e-6) {
					const err4 = {
						instancePath: instancePath + "/field",
						schemaPath: "#/properties/field/multipleOf",
						keyword: "multipleOf",
						params: { multipleOf: 15 },
						message: "must be multiple of 15"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate17.errors = vErrors;
	return errors === 0;
}
const flag$1 = validate18;
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "field")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.field !== void 0) {
			if (typeof data.field !== "boolean") {
				const err1 = {
					instancePath: instancePath + "/field",
					schemaPath: "#/properties/field/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate18.errors = vErrors;
	return errors === 0;
}
const node$1 = validate19;
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "field")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.field !== void 0) {
			if (typeof data.field !== "string") {
				const err1 = {
					instancePath: instancePath + "/field",
					schemaPath: "#/properties/field/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate19.errors = vErrors;
	return errors === 0;
}
const nodes$1 = validate20;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "field")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.field !== void 0) {
			let data0 = data.field;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data0[i0] !== "string") {
					const err1 = {
						instancePath: instancePath + "/field/" + i0,
						schemaPath: "#/properties/field/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			} else {
				const err2 = {
					instancePath: instancePath + "/field",
					schemaPath: "#/properties/field/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}
const dataPoints$1 = validate21;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "field" || key0 === "node_id")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.field !== void 0) {
			let data0 = data.field;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data0[i0] !== "string") {
					const err1 = {
						instancePath: instancePath + "/field/" + i0,
						schemaPath: "#/properties/field/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			} else {
				const err2 = {
					instancePath: instancePath + "/field",
					schemaPath: "#/properties/field/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.node_id !== void 0) {
			let data2 = data.node_id;
			if (Array.isArray(data2)) {
				if (data2.length < 1) {
					const err3 = {
						instancePath: instancePath + "/node_id",
						schemaPath: "#/properties/node_id/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data2[i1] !== "string") {
					const err4 = {
						instancePath: instancePath + "/node_id/" + i1,
						schemaPath: "#/properties/node_id/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/node_id",
					schemaPath: "#/properties/node_id/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
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
	validate21.errors = vErrors;
	return errors === 0;
}
const parameters$1 = validate22;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "field" || key0 === "node_id")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.field !== void 0) {
			if (typeof data.field !== "string") {
				const err1 = {
					instancePath: instancePath + "/field",
					schemaPath: "#/properties/field/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.node_id !== void 0) {
			let data1 = data.node_id;
			if (Array.isArray(data1)) {
				if (data1.length < 1) {
					const err2 = {
						instancePath: instancePath + "/node_id",
						schemaPath: "#/properties/node_id/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data1[i0] !== "string") {
					const err3 = {
						instancePath: instancePath + "/node_id/" + i0,
						schemaPath: "#/properties/node_id/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/node_id",
					schemaPath: "#/properties/node_id/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate22.errors = vErrors;
	return errors === 0;
}
const sensors$1 = validate23;
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "field" || key0 === "node_id")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.field !== void 0) {
			if (typeof data.field !== "string") {
				const err1 = {
					instancePath: instancePath + "/field",
					schemaPath: "#/properties/field/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.node_id !== void 0) {
			let data1 = data.node_id;
			if (Array.isArray(data1)) {
				if (data1.length < 1) {
					const err2 = {
						instancePath: instancePath + "/node_id",
						schemaPath: "#/properties/node_id/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data1[i0] !== "string") {
					const err3 = {
						instancePath: instancePath + "/node_id/" + i0,
						schemaPath: "#/properties/node_id/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/node_id",
					schemaPath: "#/properties/node_id/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate23.errors = vErrors;
	return errors === 0;
}
const lookup$1 = validate24;
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "field")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.field !== void 0) {
			if (typeof data.field !== "string") {
				const err1 = {
					instancePath: instancePath + "/field",
					schemaPath: "#/properties/field/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate24.errors = vErrors;
	return errors === 0;
}
sample$1.conditions = { "/if": sampleIf0 };
const sample = sample$1;
const text = text$1;
const choice = choice$1;
const choices = choices$1;
const number = number$1;
const share = share$1;
const duration = duration$1;
const flag = flag$1;
const node = node$1;
const nodes = nodes$1;
const dataPoints = dataPoints$1;
const parameters = parameters$1;
const sensors = sensors$1;
const lookup = lookup$1;
export { choice, choices, dataPoints, duration, flag, lookup, node, nodes, number, parameters, sample, sensors, share, text };
